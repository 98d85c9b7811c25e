import type { Viewport } from 'next';
import { Areas } from '@/components/home/areas';
import { Audience } from '@/components/home/audience';
import { ClosingBand } from '@/components/home/closing-band';
import { Hero } from '@/components/home/hero';
import { ServicesGlance } from '@/components/home/services-glance';
import { PageFrame } from '@/components/layout/page-frame';
import { build } from '@/content/build-facts';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata('/');

/** Home begins with a dark picture, whatever the visitor's scheme. */
export const viewport: Viewport = { themeColor: build.colours.ink };

export default function HomePage() {
  return (
    <PageFrame path="/">
      <Hero />
      <ServicesGlance />
      <Audience />
      <Areas />
      <ClosingBand />
    </PageFrame>
  );
}
