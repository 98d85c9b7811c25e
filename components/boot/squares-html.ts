/** What the sample feed shows. Travels as JSON in an attribute of its container. */
export interface Squares {
  /** The business's profile: where every square leads; without it the squares are no links. */
  profile: { url: string; hint: string } | undefined;
  /** Pixels of the largest file's side, and the width that the layout gives a square. */
  side: number;
  sizes: string;
  squares: { picture: string; src: string; srcset: string; alt: string; caption: string }[];
}

/** Writes the squares' HTML for the sample's script. */
export function squaresHtml({ profile, side, sizes, squares }: Squares): string {
  const open = profile
    ? `<a href="${escaped(profile.url)}" target="_blank" rel="noopener">`
    : '<span>';
  const close = profile
    ? `<span class="visually-hidden"> ${escaped(profile.hint)}</span></a>`
    : '</span>';
  return squares
    .map(
      ({ picture, src, srcset, alt, caption }) =>
        `<li>${open}<img data-picture="${escaped(picture)}" src="${escaped(src)}" srcset="${escaped(srcset)}" sizes="${escaped(sizes)}" width="${side}" height="${side}" alt="${escaped(alt)}" loading="lazy" decoding="async"> <b data-caption>${escaped(caption)}</b>${close}</li>`,
    )
    .join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
