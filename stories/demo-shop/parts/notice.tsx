import type { ReactNode } from 'react'

import { Icon, type IconName } from './icon.js'

interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
}

/** An empty page, or one that did not load: what happened, and what to do next. */
export function Notice({ icon, title, children }: NoticeProps) {
  return (
    <div className="demo-notice">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  )
}
