/** The compass mark; also the small icon in the admin's corner. */
export function Mark({ size = 18 }: { size?: number }) {
  return (
    <svg aria-hidden height={size} viewBox="0 0 64 64" width={size}>
      <rect fill="#0f2a30" height="64" rx="10" width="64" />
      <path
        d="M32 4v8m19.8.2-3.54 3.54M60 32h-8m-.2 19.8-3.54-3.54M32 60v-8m-19.8-.2 3.54-3.54M4 32h8m.2-19.8 3.54 3.54"
        fill="none"
        stroke="#b9cbcc"
        strokeWidth="3.4"
      />
      <path d="m45.52 13.4-7.45 23-12.14-8.8z" fill="#ff7d57" />
      <path d="m18.48 50.6 19.59-14.2-12.14-8.8z" fill="#fcfcfa" />
    </svg>
  );
}
