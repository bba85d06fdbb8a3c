// Runs in the page: it gives Vitest's `userEvent` elements as CSS selectors, which WebDriver understands.
import { convertElementToCssSelector, Locator, selectorEngine } from '@vitest/browser/locators'
import { page } from 'vitest/browser'

class CssLocator extends Locator {
  constructor(
    protected override readonly _pwSelector: string,
    protected override readonly _container?: Element,
  ) {
    super()
  }

  override get selector(): string {
    return convertElementToCssSelector(this.element())
  }

  protected override locator(selector: string): Locator {
    return new CssLocator(`${this._pwSelector} >> ${selector}`, this._container)
  }

  protected override elementLocator(element: Element): Locator {
    return new CssLocator(selectorEngine.generateSelectorSimple(element), element)
  }
}

page.extend({
  elementLocator: (element: Element) =>
    new CssLocator(selectorEngine.generateSelectorSimple(element), element),
})
