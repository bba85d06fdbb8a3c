'use client'
import type { ComponentProps } from 'react'
import { getErrorText, useStorefront } from 'storefront-react'

import { outlineButton } from './class-names'
import { useShopTexts } from './shop-texts'

export type ErrorMessageProps = ComponentProps<'div'> & {
  readonly error: unknown
  readonly onRetry: () => void
  readonly isRetrying?: boolean
}

export function ErrorMessage({ error, onRetry, isRetrying = false, ...props }: ErrorMessageProps) {
  const { labels } = useStorefront()
  const texts = useShopTexts()
  return (
    <div
      {...props}
      className="grid max-w-2xl justify-items-start gap-4 rounded-lg border border-destructive p-6"
    >
      <h2 className="text-lg font-semibold">{getErrorText(error, labels)}</h2>
      <button type="button" className={outlineButton} aria-disabled={isRetrying} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  )
}
