import { useSelectedLayoutSegment } from 'next/navigation';

/**
 * The path of the page that is shown, such as `/services`: what the router shows, however the host
 * writes the address. The 404 page has one that no page has.
 */
export const usePage = () => `/${useSelectedLayoutSegment() ?? ''}`;
