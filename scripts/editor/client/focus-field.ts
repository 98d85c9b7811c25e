import type { CustomFieldControlProps } from '@sveltia/cms';
import { createElement } from 'react';

const middle = '50% 50%';

/**
 * The point of a picture that stays visible when it is cropped, chosen by a click on the picture
 * (or, with the keyboard, as a text). Writes percentages from the left and from the top.
 */
export class FocusPoint extends HTMLElement {
  private picture = document.createElement('img');
  private mark = document.createElement('span');
  private text = document.createElement('input');
  private watch = new MutationObserver(() => this.showPicture());
  private chosen = '';

  /** What the form holds. */
  set value(value: string) {
    this.chosen = value ?? '';
    this.text.value = this.chosen;
    this.place();
  }

  connectedCallback() {
    const frame = document.createElement('span');
    frame.style.cssText = 'display:inline-block;position:relative;cursor:crosshair;line-height:0';
    this.picture.style.cssText = 'max-width:100%;max-height:16rem';
    this.picture.alt = '';
    this.mark.style.cssText =
      'position:absolute;width:1.5rem;height:1.5rem;margin:-.75rem;border:3px solid #fff;border-radius:50%;box-shadow:0 0 0 2px #000,inset 0 0 0 2px #000;pointer-events:none';
    this.text.style.cssText = 'display:block;margin-block:.5rem;font:inherit;width:9rem';
    this.text.placeholder = middle;
    this.text.setAttribute('aria-label', 'Point that stays visible, from left and from top');
    frame.append(this.picture, this.mark);
    this.replaceChildren(frame, this.text);
    frame.addEventListener('click', ({ clientX, clientY }) => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      const percent = (at: number, length: number) =>
        `${Math.min(100, Math.max(0, Math.round((100 * at) / length)))}%`;
      this.choose(`${percent(clientX - left, width)} ${percent(clientY - top, height)}`);
    });
    this.text.addEventListener('input', () => this.choose(this.text.value));
    const entry = this.closest('.item-body');
    if (entry)
      this.watch.observe(entry, { subtree: true, childList: true, attributeFilter: ['src'] });
    this.showPicture();
    this.place();
  }

  disconnectedCallback() {
    this.watch.disconnect();
  }

  private choose(value: string) {
    this.value = value;
    this.dispatchEvent(new CustomEvent('pick', { detail: value }));
  }

  /** The entry's own picture, which the field above shows. */
  private showPicture() {
    const images = this.closest('.item-body')?.querySelectorAll('img') ?? [];
    const src = [...images].find((image) => !this.contains(image) && image.src)?.src ?? '';
    // The attribute: an image without an address gives the page's own as its src, and each try to change
    // it would call this again.
    if (this.picture.getAttribute('src') !== src) this.picture.setAttribute('src', src);
    this.mark.hidden = !src;
  }

  private place() {
    const [left = '50%', top = '50%'] = (this.chosen || middle).split(' ');
    Object.assign(this.mark.style, { left, top });
  }
}

export function FocusField({ value, onChange }: CustomFieldControlProps) {
  return createElement('focus-point', {
    value,
    onpick: ({ detail }: CustomEvent<string>) => onChange(detail),
  });
}
