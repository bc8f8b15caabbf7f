import type { Department, JobType } from '../../content.ts'
import type { Text } from '../../site.ts'

export const departmentNames = {
  research: 'careers.departments.research',
  delivery: 'careers.departments.delivery',
  sales: 'careers.departments.sales',
} as const satisfies Record<Department, Text>

export const typeNames = {
  'full-time': 'careers.types.fullTime',
  'part-time': 'careers.types.partTime',
  internship: 'careers.types.internship',
} as const satisfies Record<JobType, Text>
