import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Placeholder for bytes of their own: sheets, frame, late parts. Never sent. */
      'i-slot': object
    }
  }
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover'
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}

declare global {
  /** APIs missing in TypeScript's DOM types. */
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}
