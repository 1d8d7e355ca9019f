/** Three cells and a lost one. */
export const Logo = () => (
  <svg viewBox="0 0 24 12" aria-hidden="true">
    <path d="M0 1h5v10H0zM6 1h5v10H6zM12 1h5v10h-5z" fill="currentColor" />
    <path d="M18.5 2.5l5 7m0-7l-5 7" stroke="var(--drop)" strokeWidth="2" />
  </svg>
);
