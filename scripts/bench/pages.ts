import { type Figures, installLighthouse, measure, type Run } from './lighthouse';
import { median, table } from './report';

/** A site to be visited, and whether as in a session that has seen the loader. */
export interface Visited {
  origin: string;
  later: boolean;
  /** Of another site only the home page. */
  homeOnly?: boolean;
}

type Setting = Omit<Run, 'url' | 'later'>;
const settings = [
  { form: 'mobile', throttling: 'simulate' },
  { form: 'mobile', throttling: 'devtools' },
  { form: 'desktop', throttling: 'simulate' },
] as const satisfies Setting[];
const [simulated, applied] = settings;

/**
 * Measures pages by Lighthouse, the runs interleaved so that drift of the machine falls on all alike.
 * @returns a section for each setting, and the README's summary.
 */
export async function measurePages(
  visits: ReadonlyMap<string, Visited>,
  paths: string[],
  runs: number,
) {
  installLighthouse();
  const names = [...visits.keys()];
  const namesFor = (route: string) =>
    names.filter((name) => route === '/' || !visits.get(name)?.homeOnly);
  const samples = new Map<string, Figures[]>();
  const key = (setting: Setting, route: string, name: string) =>
    [setting.form, setting.throttling, route, name].join(' ');
  for (let run = 0; run < runs; run++) {
    for (const setting of settings) {
      for (const route of paths) {
        const asked = namesFor(route);
        const from = run % asked.length;
        for (const name of [...asked.slice(from), ...asked.slice(0, from)]) {
          const { origin = '', later = false } = visits.get(name) ?? {};
          const figures = await measure({ ...setting, url: origin + route, later });
          const id = key(setting, route, name);
          samples.set(id, [...(samples.get(id) ?? []), figures]);
          console.error(
            `run ${run + 1}: ${id}: ${figures.performance}, LCP ${Math.round(figures.lcp)}`,
          );
        }
      }
    }
  }

  const figure = (setting: Setting, route: string, name: string, what: keyof Figures) =>
    median((samples.get(key(setting, route, name)) ?? []).map((figures) => figures[what]));

  const rowOf = (setting: Setting, route: string, name: string) => {
    const get = (what: keyof Figures) => figure(setting, route, name, what);
    const ratio = (what: keyof Figures) =>
      (get(what) / figure(setting, route, 'baseline', what)).toFixed(2);
    const scores = [get('performance'), get('accessibility'), get('bestPractices'), get('seo')];
    return [
      route,
      name,
      `${Math.round(get('lcp'))} (${ratio('lcp')}×)`,
      `${Math.round(get('fcp'))} (${ratio('fcp')}×)`,
      `${Math.round(get('si'))} (${ratio('si')}×)`,
      Math.round(get('tbt')),
      get('cls').toFixed(3),
      ...(['document', 'script', 'image', 'font', 'total'] as const).map((what) =>
        get(what).toFixed(0),
      ),
      get('requests'),
      scores.join(' / '),
    ];
  };
  const header =
    'page,visit,LCP ms,FCP ms,Speed Index ms,TBT ms,CLS,HTML KiB,script,pictures,font,in all,requests,performance / accessibility / best practices / SEO';
  const sections = settings.map((setting) => {
    const throttling = setting.throttling === 'simulate' ? 'simulated' : 'applied';
    const rows = paths.flatMap((route) =>
      namesFor(route).map((name) => rowOf(setting, route, name)),
    );
    return [`${setting.form}, ${throttling} throttling`, table(header.split(','), rows)] as const;
  });

  const summary = table(
    [
      'on a phone',
      'LCP to the baseline',
      'FCP to the baseline',
      'TBT',
      'CLS',
      'performance, first / later visit',
    ],
    paths.map((route) => {
      const ratio = (setting: Setting, what: keyof Figures) => {
        const own = figure(setting, route, 'later visit', what);
        return `${(own / figure(setting, route, 'baseline', what)).toFixed(2)}×`;
      };
      const both = (what: keyof Figures) => `${ratio(simulated, what)}, ${ratio(applied, what)}`;
      return [
        route,
        both('lcp'),
        both('fcp'),
        `${Math.round(figure(simulated, route, 'later visit', 'tbt'))} ms`,
        figure(applied, route, 'later visit', 'cls'),
        `${figure(simulated, route, 'first visit', 'performance')} / ${figure(simulated, route, 'later visit', 'performance')}`,
      ];
    }),
  );
  return { sections, summary };
}
