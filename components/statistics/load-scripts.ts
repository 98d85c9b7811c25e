import { whenIdle } from '@/components/ui/when-idle';

/** The settings of the scripts, from attributes of <html> (script-settings.ts). */
export const { statistics, thirdPartyScripts } = document.documentElement.dataset;

/** Adds a script to the page and returns it. Scripts run in the order in which they are added. */
export function addScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return script;
}

/** Calls back when the page is visible, loaded and idle, so never in a background tab or a prerendered page. */
export function whenVisibleAndIdle(callback: () => void): void {
  if (document.visibilityState === 'visible') whenIdle(callback);
  else document.addEventListener('visibilitychange', () => whenIdle(callback), { once: true });
}
