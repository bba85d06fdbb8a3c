import * as React from 'react'
import { useChannel } from 'storybook/manager-api'

import { Actions, Layout, Report } from './panel-styles.js'
import { events, type StoreAction, type WatchedRequest } from './protocol.js'
import { RequestTable } from './request-table.js'
import { FaultActions, PageActions, ProductActions } from './store-actions.js'

/** The requests of the story's store, and buttons that change or break the store. */
export const LiveStorePanel: React.FC = () => {
  const [requests, setRequests] = React.useState<readonly WatchedRequest[]>([])
  const [report, setReport] = React.useState('A list shows changes of the store after its next request.')
  const emit = useChannel({
    [events.opened]: setRequests,
    [events.request]: (request: WatchedRequest) => {
      setRequests((before) => [...before.filter(({ id }) => id !== request.id), request])
    },
    [events.reported]: setReport,
  })
  React.useEffect(() => emit(events.connect), [emit])
  const act = (action: StoreAction) => emit(events.act, action)
  return (
    <Layout>
      <Report role="status">{report}</Report>
      <Actions>
        <ProductActions onAction={act} />
        <FaultActions onAction={act} />
        <PageActions onAction={act} />
      </Actions>
      <RequestTable requests={requests} />
    </Layout>
  )
}
