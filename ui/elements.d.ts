import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Marks where bytes of their own go: sheets, frame, what comes late; never sent. */
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
  /** What TypeScript's own description of browsers lacks. */
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}
