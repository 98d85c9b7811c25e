import sharp from 'sharp';
import { cleanSvg } from './clean-svg';

const svgOf = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" ${attributes}>${content}</svg>`;
const square = '<path fill="#c22" d="M4 4h24v24H4z"/>';
const script = '<script data-keep="">evil()</script>';

test.each([
  ['a script', `${script}${square}`],
  ['an instruction that HTML ends early', `<?x >${script}?>${square}`],
  [
    'an instruction with another page',
    `<?x ><meta http-equiv="refresh" content="0;evil">?>${square}`,
  ],
  [
    'CDATA below an element at which HTML leaves SVG',
    `<font color="red"><desc><![CDATA[>${script}]]></desc></font>${square}`,
  ],
  ['a title', `<title>evil: &lt;script></title>${square}`],
  ['a style sheet', `<style>@import "//evil";</style>${square}`],
  ['metadata', `<metadata>evil</metadata>${square}`],
  ['a comment', `<!-->${script}-->${square}`],
  ['HTML', `<p xmlns="http://www.w3.org/1999/xhtml">evil</p><iframe src="evil"/>${square}`],
  ['a handler', '<path onclick="evil()" d="M4 4h24v24H4z"/>'],
  [
    'an attribute of this site',
    `<g data-statistics="evil" class="evil" style="background:evil">${square}</g>`,
  ],
  ['a link', `<a href="javascript:evil()" target="evil">${square}</a>`],
  [
    'a file behind an escape',
    '<path mask="u\\72l(//evil)" filter="image-set(&quot;//evil&quot;)" d="M4 4h24v24H4z"/>',
  ],
  ['an entity', `<g>&script;</g>${square}`],
])('%s is removed', (_, content) => {
  const entity = `<!DOCTYPE svg [<!ENTITY script '${script}'>]>`;
  const { svg, missed } = cleanSvg(entity + svgOf(content), 'logo');
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 32 32"><path [^<>]*\/><\/svg>$/,
  );
  expect(svg).not.toContain('evil');
  expect(missed).toEqual([]);
});

test.each([
  ['“<text>”', '<text>Clearwater</text>'],
  ['“<image>”', '<image href="x.png"/>'],
  ['“<animate>”', '<path d="M0 0h9v9z"><animate attributeName="d" to="M0 0"/></path>'],
  ['a file in href', '<use href="https://evil.example/a.svg#a"/>'],
  ['a file in href', '<use xlink:href="a.svg#a"/>'],
  ['a file in fill', '<path fill="URL(//evil.example/a.svg#a)" d="M0 0h9v9z"/>'],
  ['a file in clip-path', '<path style="clip-path:url(//evil.example/a.svg#a)" d="M0 0h9v9z"/>'],
])('%s is missed', (found, content) => {
  expect(cleanSvg(svgOf(square + content), 'logo').missed).toEqual([found]);
});

test.each(['', 'Words', '<p>', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'GIF89a'])(
  '“%s” is not SVG',
  (text) => {
    expect(() => cleanSvg(text, 'logo')).toThrow();
  },
);

test('what an HTML parser reads differently is refused', () => {
  expect(() => cleanSvg(svgOf('<path fill="a\0b" d="M0 0h9v9z"/>'), 'logo')).toThrow('differently');
});

test('only the first root is kept, as SVG', () => {
  const other = '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9">';
  expect(cleanSvg(`${other}${square}</svg>`, 'logo').svg).toContain(
    'xmlns="http://www.w3.org/2000/svg"',
  );
});

/** What common tools write, each within 32 × 32. */
const drawings = {
  Illustrator: `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 28 -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
    <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>
    <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;" viewBox="0 0 32 32"
      style="enable-background:new 0 0 32 32;" xml:space="preserve">
    <style type="text/css"><![CDATA[.st0{fill:#C22;stroke:#123;stroke-miterlimit:10;}.st1{fill:url(#SVGID_1_);}]]></style>
    <switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:aipgfRef xlink:href="#a"
      xmlns:xlink="http://www.w3.org/1999/xlink"/></foreignObject><g i:extraneous="self">
    <linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="9" y1="9" x2="30" y2="9">
    <stop offset="0" style="stop-color:#F00"/><stop offset="1" style="stop-color:#00F"/></linearGradient>
    <rect class="st0" x="2" y="2" width="9" height="9"/><circle class="st1" cx="20" cy="20" r="9"/></g></switch></svg>`,
  Inkscape: `<svg width="32mm" height="32mm" viewBox="0 0 32 32" xmlns="http://www.w3.org/2000/svg" id="svg5"
    xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink"
    xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="logo.svg">
    <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="1"/><metadata id="m"/>
    <defs id="defs2"><linearGradient id="a"><stop style="stop-color:#c22;stop-opacity:1" offset="0"/><stop
    style="stop-color:#123" offset="1"/></linearGradient><linearGradient xlink:href="#a" id="b" x1="2" y1="2" x2="30"
    y2="30" gradientUnits="userSpaceOnUse"/></defs><g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <rect style="fill:url(#b);stroke:none;stroke-width:0.26" id="rect1" width="20" height="20" x="6" y="6" ry="2"/>
    <use xlink:href="#rect1" transform="scale(.2)"/></g></svg>`,
  Figma: `<svg width="32" height="32" viewBox="0 0 32 32" fill="none" xmlns="http://www.w3.org/2000/svg">
    <g clip-path="url(#clip0_1_2)"><mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0"
    width="32" height="32"><circle cx="16" cy="16" r="12" fill="#000"/></mask><g mask="url(#mask0_1_2)">
    <path fill-rule="evenodd" clip-rule="evenodd" d="M0 0H32V32H0V0ZM12 12V20H20V12H12Z" fill="url(#paint0)"/></g>
    <g filter="url(#filter0_d)"><rect x="4" y="4" width="8" height="8" fill="#F4B45F"/></g></g><defs>
    <filter id="filter0_d" x="0" y="0" width="32" height="32" filterUnits="userSpaceOnUse"
    color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/>
    <feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
    <feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/>
    <feBlend in2="BackgroundImageFix" result="s"/><feBlend in="SourceGraphic" in2="s" result="shape"/></filter>
    <radialGradient id="paint0" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse"
    gradientTransform="translate(16 16) rotate(90) scale(16)"><stop stop-color="#C22"/><stop offset="1"
    stop-color="#123"/></radialGradient><clipPath id="clip0_1_2"><rect width="32" height="32" fill="white"/></clipPath>
    </defs></svg>`,
  'Font Awesome': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true" focusable="false"
    data-prefix="fab" class="svg-inline--fa" role="img"><!--! Font Awesome Free 6 by @fontawesome -->
    <path fill="currentColor" d="M4 4h24v24H4z"/></svg>`,
};

const pixelsOf = (svg: string) =>
  sharp(Buffer.from(svg)).resize(64, 64).ensureAlpha().raw().toBuffer();

test.each(Object.entries(drawings))('a drawing of %s keeps its look', async (_, drawing) => {
  const { svg, missed } = cleanSvg(drawing, 'logo');
  expect(missed).toEqual([]);
  const [before, after] = [await pixelsOf(drawing), await pixelsOf(svg)];
  const differing = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 24);
  expect(differing.length).toBeLessThan(before.length / 50);
});

/** What each part of SVG paints, in a drawing that would look different without it. */
const painted = {
  'a dashed line':
    '<path fill="none" stroke="#c22" stroke-width="4" stroke-dasharray="3 2" stroke-dashoffset="1" stroke-linecap="round" d="M2 16h28"/>',
  'a mitred corner':
    '<path fill="none" stroke="#c22" stroke-width="6" stroke-linejoin="bevel" stroke-miterlimit="9" stroke-opacity=".5" d="M4 28 16 4l12 24"/>',
  'an ellipse, a line and a polyline':
    '<ellipse cx="9" cy="9" rx="8" ry="4" fill="#c22" fill-opacity=".5"/><line x1="2" y1="20" x2="30" y2="30" stroke="#123" stroke-width="3"/><polyline points="2,30 9,20 16,30" fill="#0a0"/>',
  'a polygon with a hole':
    '<polygon fill-rule="evenodd" points="16,2 26,30 2,12 30,12 6,30" fill="#c22"/>',
  'a rounded rectangle, turned':
    '<rect x="6" y="6" width="20" height="16" rx="6" ry="8" transform="rotate(20 16 16)" fill="#c22"/>',
  'a symbol':
    '<symbol id="a" viewBox="0 0 8 8"><path d="M0 0h8v4z" fill="#c22"/></symbol><use href="#a" x="4" y="4" width="20" height="20"/>',
  'a marker':
    '<marker id="a" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto" markerUnits="strokeWidth"><circle cx="2" cy="2" r="2" fill="#123"/></marker><path d="M6 6h20v20" fill="none" stroke="#c22" stroke-width="2" marker-start="url(#a)" marker-mid="url(#a)" marker-end="url(#a)"/>',
  'a pattern':
    '<pattern id="a" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="4" cy="4" r="3" fill="#c22"/></pattern><path fill="url(#a)" d="M2 2h28v28H2z"/>',
  'a repeated gradient':
    '<radialGradient id="a" cx="8" cy="8" r="6" fx="6" fy="6" spreadMethod="reflect" gradientUnits="userSpaceOnUse"><stop stop-color="#c22" stop-opacity=".6"/><stop offset=".5" stop-color="#0a0"/><stop offset="1" stop-color="#123"/></radialGradient><path fill="url(#a)" d="M0 0h32v32H0z"/>',
  'a mask and a clip':
    '<clipPath id="a" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".4"/></clipPath><mask id="b" maskUnits="userSpaceOnUse" x="0" y="0" width="16" height="32"><path d="M0 0h32v32H0z" fill="#fff"/></mask><g mask="url(#b)"><path clip-path="url(#a)" d="M0 0h32v32H0z" fill="#c22"/></g>',
  'lit noise':
    '<filter id="a" x="0" y="0" width="32" height="32" filterUnits="userSpaceOnUse"><feTurbulence type="turbulence" baseFrequency=".1" numOctaves="2" seed="3" result="n"/><feDiffuseLighting in="n" lighting-color="#c22" surfaceScale="4" diffuseConstant="1.5"><feDistantLight azimuth="40" elevation="50"/></feDiffuseLighting></filter><path filter="url(#a)" d="M0 0h32v32H0z"/>',
  'a blend':
    '<filter id="b"><feFlood flood-color="#0a0" flood-opacity=".8"/><feBlend in="SourceGraphic" mode="multiply"/><feComponentTransfer><feFuncA type="linear" slope=".5"/></feComponentTransfer></filter><path filter="url(#b)" fill="#c22" d="M18 18h10v10H18z"/>',
  'moved, thick and merged':
    '<filter id="a"><feMorphology operator="dilate" radius="2" result="m"/><feOffset in="m" dx="4" dy="3" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge></filter><path filter="url(#a)" fill="#c22" d="M6 6h10v10H6z"/>',
  'groups that are hidden or faint':
    '<g opacity=".4"><path fill="#c22" d="M0 0h16v32H0z"/></g><path visibility="hidden" d="M0 0h32v32H0z"/><path display="none" d="M0 0h32v32H0z"/>',
  'a class of several shapes':
    '<style>.a{fill:#c22}.b{fill:none;stroke:#123}</style><path class="a" d="M0 0h9v9z"/><path class="a b" d="M9 9h9v9z"/><path class="a" d="M20 20h9v9z"/>',
  'its own color': '<g color="#0a0"><path fill="currentColor" d="M4 4h24v24H4z"/></g>',
};

test.each(Object.entries(painted))('%s keeps its look', async (_, content) => {
  const drawing = svgOf(content);
  const { svg, missed } = cleanSvg(drawing, 'logo');
  expect(missed).toEqual([]);
  const [before, after] = [await pixelsOf(drawing), await pixelsOf(svg)];
  const differing = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 24);
  expect(differing.length).toBeLessThan(before.length / 200);
});
