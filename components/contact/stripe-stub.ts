/**
 * A stub of @stripe/react-stripe-js, which @formspree/react imports for card payments
 * (alias in scripts/build/bundles.ts). It has only what the library uses without a Stripe key.
 */
export const CardElement = undefined;
export const Elements = undefined;

export function useElements() {
  return null;
}
