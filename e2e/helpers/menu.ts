import { expect, finishAnimations, type Page } from './base-test';

/* The menu of small screens. */

export const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
export const link = (page: Page, name: string) =>
  menu(page).getByRole('link', { name, exact: true });
export const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();

/** The menu is seen, and assistive technology is told. */
export async function expectState(page: Page, isOpen: boolean) {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', `${isOpen}`);
  await finishAnimations(page);
  await expect(menu(page)).toBeVisible({ visible: isOpen });
}

export async function open(page: Page) {
  await toggle(page).tap();
  await expectState(page, true);
}
