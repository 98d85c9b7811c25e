import type { Viewport } from 'next';
import { Areas } from '@/components/areas/areas';
import { CallBar } from '@/components/call/call-bar';
import { HomeCallToAction } from '@/components/call/home-call-to-action';
import { Hero } from '@/components/hero/hero';
import { PageLayout } from '@/components/layout/page-layout';
import { ServicesOverview } from '@/components/services/services-overview';
import { FeaturedTestimonial } from '@/components/testimonials/featured-testimonial';
import { media } from '@/components/ui/media';
import { pageMetadata } from './page-metadata';

export const metadata = pageMetadata('/');

/** Home begins with a dark picture, so its browser bar is dark in every colour scheme. */
export const viewport: Viewport = { themeColor: media.colours.ink };

export default function Page() {
  return (
    <PageLayout path="/">
      <Hero />
      <CallBar>
        <ServicesOverview />
        <FeaturedTestimonial />
        <Areas />
        <HomeCallToAction />
      </CallBar>
    </PageLayout>
  );
}
