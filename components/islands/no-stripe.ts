/**
 * Stands in for @stripe/react-stripe-js, which @formspree/react imports for card payments that this
 * site does not take (aliased in next.config.js). Only what the form library touches without a
 * Stripe key is here; using the card path would need the real package.
 */
export const CardElement = undefined;
export const Elements = undefined;

export function useElements() {
  return null;
}
