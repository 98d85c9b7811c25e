import { copyContent } from '../../scripts/test/content-copy';
import { feedHosts } from './feed-hosts';
import { type FeedPlan, feedPlan } from './feed-plan';
import { feedSchema, providers } from './feeds';

const sample = {
  container: { tag: 'ul', attributes: { 'data-squares': '[]' } },
  script: { src: '/media/sample-feed.js' },
  init: { path: 'sampleFeed.start', args: [] },
};
const planOf = (feed: object) => feedPlan(feedSchema.parse(feed), sample);
const hostsOf = (feed: object) => feedHosts(feedSchema.parse(feed));

const id = 'a1B2-c3_d4';

/** Each provider's embed code, once more and independently. */
const embedCodes = {
  elfsight: {
    markup: `<div class="elfsight-app-${id}" data-elfsight-app-lazy=""></div>`,
    script: 'https://static.elfsight.com/platform/platform.js',
    reload: 'once',
  },
  behold: {
    markup: `<behold-widget feed-id="${id}"></behold-widget>`,
    script: 'https://w.behold.so/widget.js',
    module: true,
    reload: 'once',
  },
  lightwidget: {
    markup: `<iframe class="lightwidget-widget" src="https://lightwidget.com/widgets/${id}.html" scrolling="no" allowtransparency="true"></iframe>`,
    script: 'https://cdn.lightwidget.com/widgets/lightwidget.js',
    reload: 'replace',
  },
  snapwidget: {
    markup: `<iframe class="snapwidget-widget" src="https://snapwidget.com/embed/${id}" scrolling="no" allowtransparency="true"></iframe>`,
    script: 'https://snapwidget.com/js/snapwidget.js',
    reload: 'replace',
  },
  curator: {
    markup: '<div id="curator-feed-default-feed-layout"></div>',
    script: `https://cdn.curator.io/published/${id}.js`,
    reload: 'replace',
  },
  embedsocial: {
    markup: `<div class="embedsocial-hashtag" data-ref="${id}"></div>`,
    script: 'https://embedsocial.com/cdn/ht.js',
    scriptId: 'EmbedSocialHashtagScript',
    init: { path: 'EMBEDSOCIALHASHTAG.getEmbedData', args: [id], returningOnly: true },
    reload: 'once',
  },
  juicer: {
    markup: `<ul class="juicer-feed" data-feed-id="${id}"></ul>`,
    script: `https://www.juicer.io/embed/${id}/embed-code.js`,
    init: { path: 'Juicer.initialize', args: [], returningOnly: true },
    reload: 'once',
  },
  taggbox: {
    markup: `<div class="taggbox" data-widget-id="${id}"></div>`,
    script: 'https://widget.taggbox.com/embed-lite.min.js',
    reload: 'replace',
  },
};

function markup({ tag, id: ownId, class: ownClass, attributes }: FeedPlan['container']) {
  const named = {
    ...(ownId && { id: ownId }),
    ...(ownClass && { class: ownClass }),
    ...attributes,
  };
  const written = Object.entries(named).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}

/** Whether a policy of these source expressions lets an address through. */
function allows(sources: string[], address: string) {
  const { origin } = new URL(address);
  return sources.some((source) =>
    source.includes('*.')
      ? origin.endsWith(source.split('*')[1] ?? ' ') && origin.startsWith('https://')
      : source === origin,
  );
}

test('no preset is left out of these tests', () => {
  expect(Object.keys(embedCodes)).toEqual([...providers]);
});

describe.each(Object.entries(embedCodes))('%s', (provider, code) => {
  const plan = planOf({ provider, id });

  test('has the embed code that the provider hands out', () => {
    expect(markup(plan.container)).toBe(code.markup);
    expect(plan.script.src).toBe(code.script);
    expect(plan.script.module ?? false).toBe('module' in code);
    expect(plan.script.id).toBe('scriptId' in code ? code.scriptId : undefined);
    expect(plan.init).toEqual('init' in code ? code.init : undefined);
    expect(plan.reload).toBe(code.reload);
  });

  test('is allowed what it loads, and nothing without encryption', () => {
    const hosts = feedHosts(feedSchema.parse({ provider, id }));
    expect(allows(hosts.script, plan.script.src)).toBe(true);
    const { src } = plan.container.attributes;
    if (src) expect(allows(hosts.frame, src)).toBe(true);
    const all = [...hosts.script, ...hosts.connect, ...hosts.frame, ...hosts.image, ...hosts.font];
    expect(all.filter((source) => source !== 'data:' && !source.startsWith('https://'))).toEqual(
      [],
    );
    expect(hosts.script).not.toContain("'unsafe-inline'");
  });

  test('asks for consent only when the content says so', () => {
    expect(plan.consent).toBe(false);
    expect(planOf({ provider, id, consent: true }).consent).toBe(true);
  });
});

describe('sample', () => {
  test('is our own container and script, and needs no host and no consent', () => {
    expect(planOf({ provider: 'sample', consent: true })).toEqual({
      ...sample,
      reload: 'replace',
      consent: false,
    });
    expect(Object.values(hostsOf({ provider: 'sample' })).flat()).toEqual([]);
  });
});

describe('custom', () => {
  const whole = {
    provider: 'custom',
    script: 'https://widgets.example:8443/embed.js',
    module: true,
    container: { tag: 'my-feed', id: 'feed', class: '', attributes: { 'data-x': '1' } },
    init: 'Widget.start',
    reload: 'once',
    hosts: { image: ['https://*.pictures.example'], style: ["'unsafe-inline'"] },
    consent: true,
  };

  test('becomes the plan that it describes', () => {
    const plan = planOf(whole);
    expect(markup(plan.container)).toBe('<my-feed id="feed" data-x="1"></my-feed>');
    expect(plan.script).toEqual({ src: whole.script, module: true });
    expect(plan.init).toEqual({ path: 'Widget.start', args: [] });
    expect(plan).toMatchObject({ reload: 'once', consent: true });
  });

  test('needs no more than a script: a div, replaced on return', () => {
    const plan = planOf({ provider: 'custom', script: whole.script });
    expect(markup(plan.container)).toBe('<div></div>');
    expect(plan).toMatchObject({ script: { module: false }, reload: 'replace', consent: false });
    expect(plan.init).toBeUndefined();
  });

  test('may load from its script’s own origin without saying so, and from the hosts it names', () => {
    const own = 'https://widgets.example:8443';
    expect(hostsOf(whole)).toEqual({
      script: [own],
      connect: [own],
      frame: [own],
      image: [own, 'https://*.pictures.example'],
      style: [own, "'unsafe-inline'"],
      font: [own],
    });
  });
});

describe('what is wrong is said in a sentence', () => {
  const content = copyContent();

  function sentencesFor(feed: string): readonly string[] {
    const settings = content.read('site.yaml');
    const indented = feed.replace(/^/gm, '  ');
    content.write('site.yaml', settings.replace(/^feed:\n(?: {2}.*\n?)*/m, `feed:\n${indented}\n`));
    return content.issues().map((issue) => issue.replace(/^content\/site\.yaml, line \d+, /, ''));
  }

  test('the replaced settings are the ones that are read', () => {
    expect(sentencesFor('provider: behold\nid: abc')).toEqual([]);
  });

  const all = `sample, ${providers.join(', ')}, custom`;
  const issues = [
    ['provider: insta\nid: abc', `feed.provider: found "insta", expected one of ${all}.`],
    ['id: abc', `feed.provider: found nothing, expected one of ${all}.`],
    [
      'provider: elfsight',
      'feed.id: found nothing, expected the id that the provider gave the feed: only its letters, digits and hyphens, without the code around it. In elfsight’s code it stands after “elfsight-app-”.',
    ],
    [
      'provider: elfsight\nid: <div class="feed">',
      'feed.id: found "<div class=\\"feed\\">", expected the id that the provider gave the feed: only its letters, digits and hyphens, without the code around it. In elfsight’s code it stands after “elfsight-app-”.',
    ],
    [
      'provider: behold\nid: abc\nconsent: maybe',
      'feed.consent: found "maybe", expected true or false.',
    ],
    [
      'provider: custom',
      'feed.script: found nothing, expected the embed script’s whole address, beginning with https://.',
    ],
    [
      'provider: custom\nscript: http://widgets.example/embed.js',
      'feed.script: found "http://widgets.example/embed.js", expected the embed script’s whole address, beginning with https://.',
    ],
    [
      'provider: custom\nscript: https://exa[mple.com/e.js',
      'feed.script: found "https://exa[mple.com/e.js", expected the embed script’s whole address, beginning with https://.',
    ],
    [
      'provider: custom\nscript: https://w.example/e.js\ninit: start()',
      'feed.init: found "start()", expected a dotted path, such as Widget.start.',
    ],
    [
      'provider: custom\nscript: https://w.example/e.js\ncontainer: { tag: script }',
      'feed.container.tag: found "script", expected div, section, article, aside, ul, ol, iframe or a custom element such as my-feed.',
    ],
    [
      'provider: custom\nscript: https://w.example/e.js\ncontainer: { attributes: { onclick: go } }',
      'feed.container.attributes.onclick: found "onclick", expected the name of an attribute such as data-id (style and on… are blocked by the security policy; id and class have their own lines).',
    ],
    [
      'provider: custom\nscript: https://w.example/e.js\nreload: never',
      'feed.reload: found "never", expected one of replace, once.',
    ],
    [
      'provider: custom\nscript: https://w.example/e.js\nhosts: { image: [pictures.example] }',
      'feed.hosts.image, entry 1: found "pictures.example", expected a host such as https://cdn.example.com or https://*.example.com, or data:.',
    ],
    [
      'provider: custom\nscript: https://w.example/e.js\nhosts: { script: ["\'unsafe-inline\'"] }',
      'feed.hosts.script, entry 1: found "\'unsafe-inline\'", expected a host such as https://cdn.example.com or https://*.example.com, or data:.',
    ],
  ] as const;
  for (const [feed, sentence] of issues) {
    test(feed.replaceAll('\n', ', '), () => {
      expect(sentencesFor(feed)).toEqual([sentence]);
    });
  }
});
