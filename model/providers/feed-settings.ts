import { z } from 'zod';
import {
  hostPattern,
  idExpectation,
  pattern,
  policyHost,
  providerId,
  webAddress,
} from '../schemas/fields';
import { feedProviders } from './feed-providers';

const provider = z.enum(Object.keys(feedProviders) as (keyof typeof feedProviders)[]);

const script = webAddress(
  new RegExp(
    String.raw`^(https:\/\/${hostPattern}|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/\S*$`,
  ),
  'the embed script’s whole address, beginning with https://',
);

const init = pattern(/^[\w$]+(\.[\w$]+)*$/, 'a dotted path, for example Widget.start');

const tag = pattern(/^[a-z][a-z0-9-]*$/, 'the name of an HTML element, for example div');

const container = z.strictObject({
  tag: tag.default('div').describe('The name of the element.'),
  id: z.string().optional().describe('The id of the element.'),
  class: z.string().optional().describe('The classes of the element.'),
  attributes: z
    .record(z.string(), z.string())
    .default({})
    .describe('Other attributes, for example data-id.'),
});

const custom = z.strictObject({
  provider: z.literal('custom'),
  script: script.describe('The embed script’s whole address.'),
  module: z.boolean().default(false).describe('true for a script of type="module".'),
  container: container.prefault({}).describe('The element that the widget fills.'),
  init: init.optional().describe('A function on window, called with the container.'),
  hosts: z.array(policyHost).default([]).describe('Other hosts that the widget requests.'),
  drawsInPage: z
    .boolean()
    .default(false)
    .describe('true if the widget draws into the page and not into a frame.'),
});

/** The settings of the gallery's feed in content/site.yaml. */
export const feed = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.enum(['sample', 'none']).describe('“none” shows no feed.') }),
  z
    .strictObject({ provider: provider.describe('The provider of the feed.'), id: providerId() })
    .refine(({ provider: name, id }) => feedProviders[name].id.test(id), {
      path: ['id'],
      error: idExpectation,
    }),
  custom,
]);

export type Feed = z.infer<typeof feed>;
