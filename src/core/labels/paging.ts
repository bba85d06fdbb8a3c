/** `load-more` adds a page on a button press, `auto` also when that button is near, `pages` replaces the page. */
export type Paging = 'load-more' | 'auto' | 'pages'

/** An end of the loaded pages at which a page can be added. */
export type ListSide = 'previous' | 'next'

/** The load that failed: the first page, a page at one end, or a refetch of the loaded pages. */
export type ListErrorSide = 'initial' | ListSide | 'refetch'
