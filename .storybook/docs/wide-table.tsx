import type { ReactNode } from 'react'

interface WideProps {
  readonly label: string
  readonly children: ReactNode
}

/** Scrolls where it is wider than a phone, also with the keyboard. */
export function Wide({ label, children }: WideProps) {
  return (
    <div className="wide-table" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}

export const WideTable = ({ label, children }: WideProps) => (
  <Wide label={label}>
    <table>{children}</table>
  </Wide>
)
