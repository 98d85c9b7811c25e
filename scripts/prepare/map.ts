import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import breakpoints from '../../components/styles/breakpoints.json';
import { ContentError } from '../../content/schema/load-content';
import type { Content, Place } from '../../content/schema/schema';
import { type Label, type Mark, placeLabels } from './place-labels';
import { readSvg, viewBoxOf } from './svg';
import type { Typeface } from './typeface';
import { wrapWords } from './wrap-words';

const name = 'map.svg';

/**
 * How the map is shown: which part of it, and how large its words are where the screen is smallest.
 * components/home/area-map.module.css sets the same words in the same size, or smaller on larger screens.
 */
const views = [
  { media: '', width: 1, aspect: 1094 / 800, em: 0.033, wrap: 10 },
  { media: breakpoints.narrow, width: 0.74, aspect: 1, em: 0.0475, wrap: 7 },
];

/** As the style sheet has them, in em. The least is 44 pixels where the map is smallest: a fingertip. */
const text = { tracking: -0.02, leading: 1.15, padding: 0.3, least: 2.9 };

/** Words take a little more room in one browser than in another. */
const tolerance = 1.05;

/**
 * The map of where the business works, when content/map.svg is there, every region has a place on
 * it and there is room for all names: the drawing, and the rules that place its names.
 */
export function prepareMap({ site }: Content, folder: string, typeset: Typeface) {
  const drawing = readDrawing(folder);
  const spots = site.areas.flatMap((area) => {
    const spot = drawing && spotOf(site.places[area], drawing);
    return spot ?? [];
  });
  const none = { drawing: undefined, css: '' };
  if (!drawing || spots.length < site.areas.length) return none;
  const rules = views.flatMap((view) => rulesFor(view, drawing, site.areas, spots, typeset) ?? []);
  if (rules.length < views.length) return none;
  const tall = drawing.height / drawing.width;
  const places = spots.map(
    ({ x, y }, index) => `[data-place="${index}"]{left:${percent(x)};top:${percent(y / tall)}}`,
  );
  return {
    drawing: drawing.svg,
    css: `@layer generated {\n${[...places, ...rules].join('\n')}\n}\n`,
  };
}

type Drawing = NonNullable<ReturnType<typeof readDrawing>>;

function readDrawing(folder: string) {
  const file = path.join(folder, name);
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, 'utf8');
  const [north = NaN, south = NaN, west = NaN, east = NaN] = ['north', 'south', 'west', 'east'].map(
    (edge) => Number(source.match(new RegExp(`data-${edge}="([-\\d.]+)"`))?.[1]),
  );
  if (!(north > south && east > west)) {
    throw new ContentError([
      `content/${name}: found no edges, expected data-north, data-south, data-west and data-east in degrees at the svg element, or no such file.`,
    ]);
  }
  // A title would show as a tooltip wherever the pointer rests on the map.
  const svg = readSvg(folder, name).replace(/ data-\w+="[^"]*"|<title>.*?<\/title>/g, '');
  const [, , width, height] = viewBoxOf(svg);
  return { svg, width, height, north, south, west, east };
}

interface Spot {
  /** In shares of the drawing's width, both. */
  x: number;
  y: number;
}

function spotOf(place: Place | undefined, drawing: Drawing): Spot | undefined {
  if (!place) return undefined;
  const { north, south, west, east, width, height } = drawing;
  const x = (place.longitude - west) / (east - west);
  const y = (north - place.latitude) / (north - south);
  const isOn = x > 0 && x < 1 && y > 0 && y < 1;
  return isOn ? { x, y: (y * height) / width } : undefined;
}

type View = (typeof views)[number];

function rulesFor(
  view: View,
  drawing: Drawing,
  names: string[],
  spots: Spot[],
  typeset: Typeface,
): string | undefined {
  const tall = drawing.height / drawing.width;
  const part = partAround(spots, view, tall);
  const marks = names.map((words, index): Mark => {
    const { x = 0, y = 0 } = spots[index] ?? {};
    const size = sizeOf(words, view.wrap, typeset);
    return { x: (x - part.x) / part.width, y: (y - part.y) / part.width, ...size };
  });
  const labels = placeLabels(marks, { height: 1 / view.aspect, em: view.em });
  if (!labels) return undefined;
  const rules = [
    `[data-map]{--map-aspect:${round(view.aspect)};--map-width:${percent(1 / part.width)};--map-left:${percent(-part.x / part.width)};--map-top:${percent((-part.y / part.width) * view.aspect)};--map-em:${round(view.em * 100)}cqw;--map-wrap:${view.wrap}em}`,
    ...labels.map((label, index) => `[data-place="${index}"]{${ruleOf(label)}}`),
  ].join('\n');
  return view.media ? `@media ${view.media}{\n${rules}\n}` : rules;
}

function ruleOf({ side, away, aside }: Label): string {
  const left = [
    `--label-x:calc(-100% - ${away}em)`,
    '--label-align:end',
    `--mark-x:calc(100% + ${away}em)`,
  ];
  const right = [`--label-x:${away}em`, '--label-align:start', `--mark-x:${-away}em`];
  const isBeside = aside === 0 && away < 1;
  const leader = [
    `--aside:${round(aside)}em`,
    `--leader:${side === 'left' ? -1 : 1} ${aside < 0 ? -1 : 1}`,
    `--leader-width:${isBeside ? 0 : away}em`,
    `--leader-height:${round(Math.abs(aside))}em`,
  ];
  return [...(side === 'left' ? left : right), ...leader].join(';');
}

/** The part of the drawing that the view shows: with all marks in its middle, as far as the edges allow. */
function partAround(spots: Spot[], { width: usual, aspect }: View, tall: number) {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const needed = Math.max(
    usual,
    (Math.max(...xs) - Math.min(...xs)) * 1.25,
    (Math.max(...ys) - Math.min(...ys)) * 1.25 * aspect,
  );
  const width = Math.min(needed, 1, tall * aspect);
  const place = (values: number[], part: number, whole: number) => {
    const middle = (Math.max(...values) + Math.min(...values)) / 2;
    return Math.min(Math.max(middle - part / 2, 0), whole - part);
  };
  return { width, x: place(xs, width, 1), y: place(ys, width / aspect, tall) };
}

/** A name's size in em, in as many lines as it needs. */
function sizeOf(words: string, wrap: number, typeset: Typeface) {
  const widthOf = (line: string) =>
    typeset(line, { size: 1, tracking: text.tracking }).width * tolerance;
  const room = wrap - 2 * text.padding;
  // A word that is longer than a line is broken.
  const lines = wrapWords(words, (line) => widthOf(line) <= room).reduce(
    (sum, line) => sum + Math.ceil(widthOf(line) / room),
    0,
  );
  const width = lines > 1 ? wrap : widthOf(words) + 2 * text.padding;
  const height = lines * text.leading + 2 * text.padding;
  return { width: Math.max(width, text.least), height: Math.max(height, text.least) };
}

function percent(share: number): string {
  return `${round(share * 100)}%`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
