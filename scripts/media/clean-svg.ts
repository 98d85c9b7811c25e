import { parseFragment, serialize } from 'parse5';
import { optimize, type PluginConfig, type XastChild, type XastElement } from 'svgo/browser';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Shapes, and what paints, cuts and filters them. Everything else is removed. */
const elements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon marker
  linearGradient radialGradient stop pattern clipPath mask filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

const attributes = words(`
  id viewBox preserveAspectRatio transform d pathLength points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height
  color fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width opacity display visibility overflow paint-order vector-effect
  shape-rendering color-interpolation color-interpolation-filters href
  marker marker-start marker-mid marker-end markerUnits markerWidth markerHeight orient refX refY
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform clip-path clip-rule clipPathUnits
  mask mask-type maskUnits maskContentUnits filter filterUnits primitiveUnits
  in in2 result mode type values operator k1 k2 k3 k4 radius order kernelMatrix divisor bias targetX targetY
  edgeMode preserveAlpha dx dy stdDeviation flood-color flood-opacity lighting-color surfaceScale
  diffuseConstant specularConstant specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle baseFrequency numOctaves seed stitchTiles scale xChannelSelector yChannelSelector
  tableValues slope intercept amplitude exponent`);

/** Only these refer to another element by `href`. */
const referring = words('use linearGradient radialGradient pattern');

/** Without them the drawing would look different. Those with `requiredExtensions` are Illustrator's own. */
const isMissed = ({ name, attributes: { requiredExtensions } }: XastElement) =>
  /^(text|tspan|textPath|image|feImage|foreignObject|animate\w*|set)$/.test(name) &&
  requiredExtensions === undefined;

/** Quotes and escapes would allow other ways than `url(#id)` to name a file. */
const isPlain = (value: string) => /^[^<>&"'`\\]*$/.test(value);

interface CleanSvg {
  svg: string;
  /** The attributes of the file's svg element. */
  root: Record<string, string>;
  /** What pages, icons and link cards could not all show alike, such as `<text>`. */
  missed: string[];
}

/**
 * Minifies an SVG file, and keeps only listed elements and attributes: no text, script, style, comment or
 * instruction, and no reference to a file. The result means the same in XML and inside HTML.
 * @param prefix of its ids.
 * @throws {Error} when the text is not SVG.
 */
export function cleanSvg(text: string, prefix: string): CleanSvg {
  let root: CleanSvg['root'] | undefined;
  const missed: string[] = [];

  function cleanAttributes(tag: string, { style, ...all }: XastElement['attributes']) {
    // Figma writes it as a style, and svgo leaves it there.
    if (style?.includes('mask-type:alpha')) all['mask-type'] = 'alpha';
    const kept = Object.entries(all)
      .map(([name, value]) => [name, value.replace(/\s+/g, ' ')] as const)
      .filter(([name, value]) => attributes.has(name) && isPlain(value))
      .filter(([name, value]) => {
        if (name === 'href' && !referring.has(tag)) return false;
        const isOwn = name === 'href' ? value.startsWith('#') : !/url\((?!#)/i.test(value);
        if (!isOwn) missed.push(`a file in ${name}`);
        return isOwn;
      });
    return Object.fromEntries(kept);
  }

  function cleanNodes(nodes: readonly XastChild[]): XastElement[] {
    return nodes.flatMap((node) => {
      if (node.type !== 'element') return [];
      if (isMissed(node)) missed.push(`“<${node.name}>”`);
      // Containers of links, and of Illustrator's own data.
      const name = ['a', 'switch'].includes(node.name) ? 'g' : node.name;
      if (!elements.has(name)) return [];
      const children = cleanNodes(node.children);
      return [{ ...node, name, attributes: cleanAttributes(name, node.attributes), children }];
    });
  }

  const keepListed: PluginConfig = {
    name: 'keepListed',
    fn(document) {
      const [svg] = document.children.flatMap((node) => (node.type === 'element' ? [node] : []));
      if (svg?.name !== 'svg') throw new Error('The file is not SVG.');
      root ??= svg.attributes;
      const [clean = svg] = cleanNodes([svg]);
      clean.attributes = { xmlns: 'http://www.w3.org/2000/svg', ...clean.attributes };
      document.children = [clean];
    },
  };
  const minify = { overrides: { inlineStyles: { onlyMatchedOnce: false } } };
  const plugins: PluginConfig[] = [
    { name: 'preset-default', params: minify },
    'convertStyleToAttrs',
    'removeXlink',
    'removeDimensions',
    { name: 'prefixIds', params: { prefix } },
    keepListed,
  ];
  const svg = optimize(text, { multipass: true, plugins }).data;
  const inHtml = serialize(parseFragment(svg));
  if (inHtml !== svg.replaceAll(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>'))
    throw new Error('An HTML parser reads the drawing differently.');
  return { svg, root: root ?? {}, missed };
}
