import { expect, type Page } from './test';

/* The menu of small screens. */

export const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
export const link = (page: Page, name: string) =>
  menu(page).getByRole('link', { name, exact: true });
export const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();
export const callButton = (page: Page) => page.getByRole('banner').getByText('CALL US');

/** The menu is seen, and assistive technology is told, by the browser itself or by an attribute. */
export async function expectState(page: Page, isOpen: boolean) {
  await expect(menu(page)).toBeVisible({ visible: isOpen });
  await expect(toggle(page)).toHaveAttribute('aria-expanded', `${isOpen}`);
  const session = await page.context().newCDPSession(page);
  const told = async () => {
    const { root } = await session.send('DOM.getDocument');
    const button = { nodeId: root.nodeId, role: 'button', accessibleName: 'Menu' };
    const { nodes } = await session.send('Accessibility.queryAXTree', button);
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  // Another document may take the place of this one in between.
  await expect.poll(() => told().catch(() => undefined)).toBe(isOpen);
}

export async function open(page: Page) {
  await toggle(page).tap();
  await expectState(page, true);
}
