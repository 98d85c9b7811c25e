import { nextFrame } from '@/components/boot/next-frame';

/**
 * Brings the element into the window, and once more when the page's own place is set: who comes back from
 * another page, where the answer was waited for, is put at the top, or by Back where they were.
 */
export async function keepInView(element: HTMLElement) {
  for (let frame = 0; frame < 3; frame += 1) {
    element.scrollIntoView?.({ block: 'nearest' });
    await nextFrame();
  }
}
