/** The coral sprig. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
      <path
        transform="translate(32 36)"
        fill="none"
        stroke="var(--colors-coral)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M0 24V-22M0 10C-14 8-19 0-19-12M0-1C12-2 17-9 17-20M-19-4C-25-6-27-10-27-15M17-12C23-13 26-16 26-21"
      />
    </svg>
  );
}
