// Storybook's manager compiles JSX to `React.createElement`.
import * as React from 'react'

import { Log, Table } from './panel-styles.js'
import type { WatchedRequest } from './protocol.js'

interface RequestTableProps {
  readonly requests: readonly WatchedRequest[]
}

export const RequestTable: React.FC<RequestTableProps> = ({ requests }) => (
  <Log role="region" aria-label="Requests" tabIndex={0}>
    <Table>
      <caption>{requests.length === 0 ? 'No requests yet' : 'Requests, newest first'}</caption>
      {requests.length > 0 && (
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Request</th>
            <th scope="col">Status</th>
            <th scope="col">Time</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
      )}
      <tbody>
        {requests
          .toSorted((a, b) => b.id - a.id)
          .map((request) => (
            <RequestRow key={request.id} {...request} />
          ))}
      </tbody>
    </Table>
  </Log>
)

const RequestRow: React.FC<WatchedRequest> = ({ id, method, path, state, status, durationMs, result }) => {
  const isSuccess = state === 'finished' && status !== undefined && status < 400
  return (
    <tr>
      <td data-kind="number">{id}</td>
      <td data-kind="path">
        <code>
          {method} {path}
        </code>
      </td>
      <td data-outcome={state === 'pending' ? 'pending' : isSuccess ? 'success' : 'failure'}>
        {status ?? state}
      </td>
      <td data-kind="number">{durationMs === undefined ? '…' : `${durationMs} ms`}</td>
      <td>{result}</td>
    </tr>
  )
}
