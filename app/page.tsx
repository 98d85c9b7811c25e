import { Areas } from '@/components/home/areas';
import { Audience } from '@/components/home/audience';
import { ClosingBand } from '@/components/home/closing-band';
import { Hero } from '@/components/home/hero';
import { ServicesGlance } from '@/components/home/services-glance';
import { PageFrame } from '@/components/layout/page-frame';
import { content } from '@/content/content';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata('/', content.home);

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
