import type { PageName } from './routes.ts'
import type { Text } from './site.ts'

/** What articles are tagged with, and the page that says more about it. Their labels are `newsroom.tags`. */
export const tagPages = {
  construction: { label: 'newsroom.tags.construction', page: 'construction' },
  design: { label: 'newsroom.tags.design', page: 'design' },
  operation: { label: 'newsroom.tags.operation', page: 'operation' },
  capture: { label: 'newsroom.tags.capture', page: 'capture' },
  city: { label: 'newsroom.tags.city', page: 'city' },
  headset: { label: 'newsroom.tags.headset', page: 'construction', anchor: 'Feature' },
  sandtable: { label: 'newsroom.tags.sandtable', page: 'design', anchor: 'sandtable' },
  contractor: { label: 'newsroom.tags.contractor', page: 'contractor' },
  owners: { label: 'newsroom.tags.owners', page: 'owners' },
  infrastructure: { label: 'newsroom.tags.infrastructure', page: 'infrastructure' },
  positioning: { label: 'newsroom.tags.positioning', page: 'construction', anchor: 'Maintech' },
  'point-cloud': { label: 'newsroom.tags.pointCloud', page: 'capture', anchor: 'realityCapture' },
  splats: { label: 'newsroom.tags.splats', page: 'capture', anchor: '3DGS' },
  lightweighting: { label: 'newsroom.tags.lightweighting', page: 'construction', anchor: 'Coresence' },
  standards: { label: 'newsroom.tags.standards', page: 'company' },
  pilot: { label: 'newsroom.tags.pilot', page: 'construction', anchor: 'Payway' },
  handover: { label: 'newsroom.tags.handover', page: 'owners' },
  iot: { label: 'newsroom.tags.iot', page: 'operation' },
  quality: { label: 'newsroom.tags.quality', page: 'contractor', anchor: 'Example' },
  training: { label: 'newsroom.tags.training', page: 'contractor', anchor: 'Customer' },
  company: { label: 'newsroom.tags.company', page: 'company' },
} as const satisfies Record<string, { label: Text; page: PageName; anchor?: string }>

export type Tag = keyof typeof tagPages
