import type { Viewport } from 'next';
import { Areas } from '@/components/home/areas';
import { CallBar } from '@/components/home/call-bar';
import { FeaturedTestimonial } from '@/components/home/featured-testimonial';
import { Hero } from '@/components/home/hero';
import { HomeCallToAction } from '@/components/home/home-call-to-action';
import { ServicesOverview } from '@/components/home/services-overview';
import { PageLayout } from '@/components/layout/page-layout';
import { media } from '@/components/shared/media';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata('/');

/** Home begins with a dark picture, whatever the visitor's scheme. */
export const viewport: Viewport = { themeColor: media.colours.ink };

export default function HomePage() {
  return (
    <PageLayout path="/">
      <Hero />
      <ServicesOverview />
      <FeaturedTestimonial />
      <Areas />
      <HomeCallToAction />
      <CallBar />
    </PageLayout>
  );
}
