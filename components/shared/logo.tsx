/** The business's mark: a window of four panes, the upper right one lit. Decoration beside its name. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path d="M16 3h13v13H16z" fill="#f4b45f" />
      <path d="M3 3h26v26H3zM16 3v26M3 16h26" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
