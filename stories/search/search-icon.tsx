export function SearchIcon() {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <circle cx="9" cy="9" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="m13.2 13.2 4 4" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
