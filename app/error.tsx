// Next insists on the directive in this very file.
'use client';

export { ErrorPage as default } from '@/components/islands/error/error-page';
