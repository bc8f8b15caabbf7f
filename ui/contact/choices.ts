import type { Translate } from '../../locales/index.ts'
import type { Given } from '../site.ts'

/** Enterprise types and their branches, by the numbers that the upstream expects. */
export const jobTree = { 1: [101, 102, 103, 104], 2: [], 3: [], 4: [], 5: [] } as const satisfies Record<
  number,
  number[]
>

export const requirementTypes = [1, 2, 3, 4] as const
export const positions = [
  'general-manager',
  'chief-engineer',
  'it-head',
  'bim-lead',
  'professional-engineer',
  'other',
] as const
export const departments = ['design', 'engineering', 'operations', 'bim-center', 'it-center', 'other'] as const

type Requirement = (typeof requirementTypes)[number]
type Position = (typeof positions)[number]
type Department = (typeof departments)[number]

/** Whether a path ends at a leaf of the tree: [2] or [1, 101], but not [1]. */
export function isJob(path: readonly number[]): boolean {
  const branches: readonly number[] | undefined = jobTree[path[0] as keyof typeof jobTree]
  if (!branches) return false
  return branches.length === 0 ? path.length === 1 : path.length === 2 && branches.includes(path[1] as number)
}

/** Labels of all choices in a language, by value. */
export function choiceLabels(t: Translate<Given>) {
  return {
    jobs: {
      1: t('contact.jobs.contractor'),
      101: t('contact.jobs.headquarters'),
      102: t('contact.jobs.branch'),
      103: t('contact.jobs.cityCompany'),
      104: t('contact.jobs.projectDepartment'),
      2: t('contact.jobs.owner'),
      3: t('contact.jobs.designer'),
      4: t('contact.jobs.consultant'),
      5: t('contact.jobs.operator'),
    } as Record<number, string>,
    positions: {
      'general-manager': t('contact.positions.generalManager'),
      'chief-engineer': t('contact.positions.chiefEngineer'),
      'it-head': t('contact.positions.itHead'),
      'bim-lead': t('contact.positions.bimLead'),
      'professional-engineer': t('contact.positions.professionalEngineer'),
      other: t('contact.positions.other'),
    } satisfies Record<Position, string>,
    departments: {
      design: t('contact.departments.design'),
      engineering: t('contact.departments.engineering'),
      operations: t('contact.departments.operations'),
      'bim-center': t('contact.departments.bimCenter'),
      'it-center': t('contact.departments.itCenter'),
      other: t('contact.departments.other'),
    } satisfies Record<Department, string>,
    requirements: {
      1: { label: t('contact.requirements.onSite'), text: t('contact.requirements.onSiteText') },
      2: { label: t('contact.requirements.asBuilt'), text: t('contact.requirements.asBuiltText') },
      3: { label: t('contact.requirements.capture'), text: t('contact.requirements.captureText') },
      4: { label: t('contact.requirements.other'), text: t('contact.requirements.otherText') },
    } satisfies Record<Requirement, { label: string; text: string }>,
  }
}
