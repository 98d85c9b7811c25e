/**
 * A stub for @stripe/react-stripe-js, which @formspree/react imports for card payments (see `alias` in
 * adapter/site.ts). It only contains what the library uses without a Stripe key.
 */
export const CardElement = undefined;
export const Elements = undefined;

export function useElements() {
  return null;
}
