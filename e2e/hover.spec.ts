import { everyPage } from './helpers/site';
import { expect, test } from './helpers/test';

test('no style for hover stays after a tap: all are for devices that hover', async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    const sticky = await page.evaluate(() => {
      const find = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover: hover'))
            return [];
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
            return rule.selectorText;
          return rule instanceof CSSGroupingRule ? find(rule.cssRules) : [];
        });
      return [...document.styleSheets].flatMap((sheet) => find(sheet.cssRules));
    });
    expect(sticky, path).toEqual([]);
  }
});
