import { z } from 'zod';
import { anyFeedCode } from './feed-code';
import { pattern, webAddress } from './fields';

/**
 * The settings of the gallery's feed as the owner writes them in content/site.yaml. What they mean
 * for the page is in content/schema/feed-plan.ts, which pages import without the checker.
 */
export const providers = [
  'elfsight',
  'behold',
  'lightwidget',
  'snapwidget',
  'curator',
  'embedsocial',
  'juicer',
  'taggbox',
] as const;

const consent = z
  .boolean()
  .optional()
  .describe('true asks visitors before anything is loaded from the provider.')
  .meta({ title: 'Ask visitors first' });

const idHelp =
  'the id that the provider gave the feed: only its letters, digits and hyphens, without the code around it';

const id = pattern(/^[\w-]+$/, idHelp)
  .describe('The feed’s id, as the provider shows it in its embed code.')
  .meta({ title: 'Id from the provider', pattern: `^[\\w-]+$|${anyFeedCode}` });

const local = String.raw`http:\/\/(localhost|127\.0\.0\.1)(:\d+)?`;
const host = new RegExp(
  String.raw`^((https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?|${local}|data:|blob:)$`,
);
const hostHelp = 'a host such as https://cdn.example.com or https://*.example.com, or data:';
const hosts = z.array(pattern(host, hostHelp)).default([]);

const styleHosts = z
  .array(
    z
      .string()
      .refine(
        (value) => host.test(value) || value === "'unsafe-inline'",
        `${hostHelp}, or "'unsafe-inline'" for a widget that writes styles into the page`,
      ),
  )
  .default([]);

const containerTags = ['div', 'section', 'article', 'aside', 'ul', 'ol', 'iframe'];

const container = z
  .strictObject({
    tag: z
      .string()
      .refine(
        (tag) => containerTags.includes(tag) || /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(tag),
        `${containerTags.join(', ')} or a custom element such as my-feed`,
      )
      .default('div'),
    id: z.string().optional(),
    class: z.string().optional(),
    attributes: z
      .record(
        z
          .string()
          .regex(
            /^(?!on|style$|id$|class$)[a-z][a-z0-9-]*$/,
            'the name of an attribute such as data-id (style and on… are blocked by the security policy; id and class have their own lines)',
          ),
        z.string(),
      )
      .default({}),
  })
  .describe('The element that the widget fills.');

const custom = z.strictObject({
  provider: z.literal('custom'),
  script: webAddress(
    new RegExp(String.raw`^(https:\/\/[^\s/]+|${local})\/\S*$`),
    'the embed script’s whole address, beginning with https://',
  ).describe('The embed script’s whole address.'),
  module: z.boolean().default(false).describe('true for a script of type="module".'),
  container: container.prefault({}),
  init: pattern(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, 'a dotted path, such as Widget.start')
    .optional()
    .describe('A function on window, called with the container once the script has loaded.'),
  reload: z
    .enum(['replace', 'once'])
    .default('replace')
    .describe('"once" for a script that must not be loaded again when a visitor returns.'),
  hosts: z
    .strictObject({
      script: hosts,
      connect: hosts,
      frame: hosts,
      image: hosts,
      style: styleHosts,
      font: hosts,
    })
    .prefault({})
    .describe('Further hosts that the widget needs; the script’s own is allowed by itself.'),
  consent,
});

export const feedSchema = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('sample'), consent }),
    z.strictObject({ provider: z.enum(providers), id, consent }),
    custom,
  ])
  .describe('The social feed of the gallery.');

export type Feed = z.infer<typeof feedSchema>;
export type Provider = (typeof providers)[number];
