import { hydrateRoot } from 'react-dom/client'

import { Till, type TillData } from './page.js'

const data = JSON.parse(document.getElementById('data')!.textContent) as TillData
hydrateRoot(document.getElementById('root')!, <Till data={data} />)
