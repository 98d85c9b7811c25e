// Next insists on the directive in this very file.
'use client';

export { WholeErrorPage as default } from '@/components/islands/error/whole-error-page';
