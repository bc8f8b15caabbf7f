/** Attributes of a button that opens the contact popup and loads its form's module. */
export const opensContact = {
  type: 'button',
  command: 'show-modal',
  commandfor: 'contact',
  'data-wakes': 'contact',
} as const
