import { whenIdle } from '@/components/ui/when-idle';

/** The settings of the scripts, in attributes of <html> (script-settings.ts). */
export const { statistics, thirdPartyScripts } = document.documentElement.dataset;

/** Adds a script to the page. Those that are added one after the other run in this order. */
export function addScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return script;
}

/** Calls back when somebody sees the page, which is loaded and idle: not while Chrome prerenders it. */
export function whenVisibleAndIdle(callback: () => void): void {
  if (document.visibilityState === 'visible') whenIdle(callback);
  else document.addEventListener('visibilitychange', () => whenIdle(callback), { once: true });
}
