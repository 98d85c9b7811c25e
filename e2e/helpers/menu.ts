import { expect, finishAnimations, type Page } from './base-test';

// Locators and actions for the menu on small screens.

export const menuToggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
export const menuLink = (page: Page, name: string) =>
  menu(page).getByRole('link', { name, exact: true });
export const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();

/** Expects the menu to be visible and announced as expanded. */
export const expectMenuOpen = (page: Page) => expectMenu(page, true);
export const expectMenuClosed = (page: Page) => expectMenu(page, false);

async function expectMenu(page: Page, isOpen: boolean) {
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', `${isOpen}`);
  await finishAnimations(page);
  await expect(menu(page)).toBeVisible({ visible: isOpen });
}

export async function openMenu(page: Page) {
  await menuToggle(page).tap();
  await expectMenuOpen(page);
}
