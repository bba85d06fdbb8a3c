import { expect, test } from '@playwright/test'

test('pages through the sample shop', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(20)
})
