import type { Viewport } from 'next';
import { Areas } from '@/components/home/areas';
import { Audience } from '@/components/home/audience';
import { ClosingBand } from '@/components/home/closing-band';
import { Hero } from '@/components/home/hero';
import { ServicesGlance } from '@/components/home/services-glance';
import { Voice } from '@/components/home/voice';
import { PageFrame } from '@/components/layout/page-frame';
import { derived } from '@/content/schema/derived-facts';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata('/');

/** Home begins with a dark picture, whatever the visitor's scheme. */
export const viewport: Viewport = { themeColor: derived.colours.ink };

export default function HomePage() {
  return (
    <PageFrame path="/">
      <Hero />
      <ServicesGlance />
      <Audience />
      <Voice />
      <Areas />
      <ClosingBand />
    </PageFrame>
  );
}
