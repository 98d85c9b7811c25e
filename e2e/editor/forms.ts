import { expect, type Locator, type Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Opens a file's form by its group and its title. */
export async function open(page: Page, group: string, title = group) {
  await page.getByRole('treeitem', { name: group }).click();
  await page.getByRole('row', { name: title }).click();
  await expect(saveButton(page)).toBeVisible();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' });

/** Saves and waits until the form has closed, as it does when all went well. */
export async function save(page: Page) {
  await saveButton(page).click();
  try {
    await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  } catch (cause) {
    const told = page.getByRole('alert').or(page.getByRole('alertdialog'));
    throw new Error(`Not saved. Told: ${(await told.allTextContents()).join(' ')}`, { cause });
  }
}

/** Uploads a photo in the place of the picture that is asked for, as a phone names it. */
export async function upload(page: Page, name: string, buffer: Buffer) {
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

/** Takes a picture that is there already, by default in the place that has none yet. */
export async function choose(page: Page, name: string, button = 'Browse') {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: button }).first().click();
  await dialog.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

/**
 * Adds an entry where it is in sight. At the end of a long list the editor scrolls to it after 50 ms,
 * which a busy machine misses, and out of sight its fields are not there.
 */
export async function addBelowFirst(page: Page) {
  await page.getByRole('button', { name: 'List Item Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Add Item Below' }).click();
}

/** Waits for a second entry's field, above the given place: out of sight it is not there. */
export async function bringIn(fields: Locator, below: Locator) {
  await expect(async () => {
    await below.scrollIntoViewIfNeeded();
    await expect(fields).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}
