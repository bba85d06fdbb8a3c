'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

import { menuLink } from './menu-class'

export function MenuLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isCurrent = usePathname() === href
  return (
    <Link className={menuLink} href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
