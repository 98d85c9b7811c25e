import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { policyFor, serialize } from './content-security-policy';

const formAddress = 'https://forms.example/f/abc';

const page = (body: string) => new JSDOM(`<!DOCTYPE html>${body}`).window.document;
const policyOf = (body: string) =>
  policyFor(page(body), [{ connect: [formAddress], form: [formAddress] }]);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  it('allows only the site and the form’s service by default', () => {
    expect(policyOf('')).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", formAddress],
      'frame-src': ["'none'"],
      'form-action': ["'self'", formAddress],
      'manifest-src': ["'self'"],
      'worker-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
  });

  it('allows the styles, pictures and videos of a widget that draws in the page', () => {
    const widget = { style: ["'unsafe-inline'"], image: ['https://a.example'], font: ['data:'] };
    const policy = policyFor(page('<style>p{}</style>'), [widget]);
    // Next to a hash, browsers would ignore it.
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://a.example']);
    expect(policy['media-src']).toEqual(['https://a.example']);
    expect(policy['font-src']).toEqual(["'self'", 'data:']);
    expect(policyFor(page(''), [{}])).not.toHaveProperty('media-src');
  });

  it('allows the page’s own inline scripts and styles by their hashes, each once', () => {
    const policy = policyOf(
      '<script src="/a.js"></script><script>one()</script><script>one()</script><script type="module">two()</script><style>p{}</style>',
    );
    expect(policy['script-src']).toEqual(["'self'", hashOf('one()'), hashOf('two()')]);
    expect(policy['style-src']).toEqual(["'self'", hashOf('p{}')]);
  });

  it('hashes inline scripts of every executable type, but no data blocks', () => {
    for (const type of ['', 'application/javascript', 'importmap', 'speculationrules']) {
      const policy = policyOf(`<script type="${type}">{}</script>`);
      expect(policy['script-src']).toContain(hashOf('{}'));
    }
    const data = policyOf('<script type="application/ld+json">{}</script>');
    expect(data['script-src']).toEqual(["'self'"]);
  });

  it('is serialized as a header value', () => {
    const policy = { 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] };
    expect(serialize(policy)).toBe("default-src 'none'; img-src 'self' data:");
    const ended = { 'img-src': ['https://a.example;script-src'] };
    expect(() => serialize(ended)).toThrow('cannot be a source');
  });
});
