import { createHash } from 'node:crypto';
import { readPage } from '../scripts/build/export/html';
import { policyViolations } from '../scripts/build/export/policy-violations';
import { formSource, policyFor, serialize } from './content-security-policy';

const formAddress = 'https://forms.example/f/abc';

const page = (body: string) =>
  readPage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
const policyOf = (body: string) => policyFor(page(body), formAddress, []);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const violationsOf = (body: string) => policyViolations(page(body), formAddress);

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

  it('allows what a widget that draws in the page writes there, and its videos', () => {
    const widget = { style: ["'unsafe-inline'"], image: ['https://a.example'], font: ['data:'] };
    const policy = policyFor(page('<style>p{}</style>'), formAddress, [widget]);
    // Beside a hash browsers would ignore it.
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://a.example']);
    expect(policy['media-src']).toEqual(['https://a.example']);
    expect(policy['font-src']).toEqual(["'self'", 'data:']);
    expect(policyFor(page(''), formAddress, [{}])).not.toHaveProperty('media-src');
  });

  it('hashes no script that is a file', () => {
    expect(policyOf('<script src="/a.js"></script>')['script-src']).toEqual(["'self'"]);
  });

  it('allows the page’s own inline scripts and styles by their hashes, each once', () => {
    const policy = policyOf(
      '<script>one()</script><script>one()</script><script type="module">two()</script><style>p{}</style>',
    );
    expect(policy['script-src']).toEqual(["'self'", hashOf('one()'), hashOf('two()')]);
    expect(policy['style-src']).toEqual(["'self'", hashOf('p{}')]);
  });

  it('hashes the exact text, with line breaks and special characters', () => {
    const text = '\n if (a && b < c) "&amp;" \n';
    expect(policyOf(`<script>${text}</script>`)['script-src']).toContain(hashOf(text));
  });

  it('includes the content of <noscript>', () => {
    expect(policyOf('<noscript><style>i{}</style></noscript>')['style-src']).toContain(
      hashOf('i{}'),
    );
  });

  it('hashes every executable type of inline script, and no data block', () => {
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

describe('the source expression of the form', () => {
  it.each([
    ['the preview on the site itself', { id: 'preview' }, "'self'"],
    ['the hosted service', { id: 'xyz' }, 'https://formspree.io/f/xyz'],
    ['a project’s form', { id: 'x', project: 'p' }, 'https://formspree.io/p/p/f/x'],
    ['another service', { id: 'x', service: 'https://a.example/b' }, 'https://a.example/b/f/x'],
    [
      'characters that would end it',
      { id: 'x', service: 'https://a.example/;,' },
      'https://a.example/%3B%2C/f/x',
    ],
  ])('names %s', (_, form, source) => {
    expect(formSource(form)).toBe(source);
  });
});

describe('the violations of a page', () => {
  it.each([
    ['<p style="color:red">', 'style attribute'],
    ['<p onclick="go()">', 'inline handler (onclick)'],
    ['<a href=" JavaScript:go()">', 'javascript: address'],
    ['<script src="//a.example/x.js"></script>', 'not of this site'],
    ['<img src="https://a.example/x.png">', 'not of this site'],
    ['<img srcset="/a 1w, https://a.example/b 2w">', 'not of this site'],
    ['<picture><source srcset="//a.example/b"></picture>', 'not of this site'],
    ['<video src="/video.mp4"></video>', '<video> is not allowed'],
    ['<audio src="/a.mp3"></audio>', '<audio> is not allowed'],
    ['<iframe src="/page"></iframe>', '<iframe> is not allowed'],
    ['<form action="https://forms.example/f/b">', 'not of this site'],
    ['<button formaction="//a.example/">', 'not of this site'],
    ['<input formaction="//a.example/">', 'not of this site'],
    ['<link rel="stylesheet" href="//a.example/x">', 'not of this site'],
    ['<link rel="icon" href="https://a.example/x">', 'not of this site'],
    ['<link rel="apple-touch-icon" href="//a.example/x">', 'not of this site'],
    ['<link rel="manifest" href="//a.example/x">', 'not of this site'],
    ['<link rel="preload" as="font" href="//a.example/x">', 'not of this site'],
    ['<style>p{background:url("//a.example/x")}</style>', 'not of this site'],
    ['<style>@font-face{src:url(//a.example/x.woff)}</style>', 'not of this site'],
    ['<svg><image href="//a.example/b"></svg>', 'not of this site'],
    ['<svg><use href="//a.example/b#c"></use></svg>', 'not of this site'],
    ['<svg><g><script>go()</script></g></svg>', 'inside a drawing'],
    ['<meta http-equiv="refresh" content="0;//a.example/">', 'http-equiv'],
    ['<object data="/x"></object>', '<object> is not allowed'],
    ['<embed>', '<embed> is not allowed'],
    ['<base href="/">', '<base> is not allowed'],
  ])('P1 name %s', (html, message) => {
    expect(violationsOf(html)).toEqual([expect.stringContaining(message)]);
  });

  it('are none on a page with allowed requests only', () => {
    expect(
      violationsOf(`
        <link rel="preload" as="font" href="/x.woff2"><link rel="icon" href="icon.svg">
        <link rel="canonical" href="https://a.example/"><style>p{background:url(/x.avif)}</style>
        <script src="/x.js"></script><script>go()</script><img src="/x.avif" srcset="/a 1w, /b 2w">
        <svg><use href="#x"></use></svg><form action="${formAddress}"></form>
        <a href="https://a.example/" target="_blank">x</a><a href="tel:+1">url(//a.example)</a>`),
    ).toEqual([]);
  });
});
