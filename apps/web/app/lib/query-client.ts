import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'

const retriedStatuses = new Set([0, 502, 503, 504])

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: (failures, error) =>
        failures < 2 && isApiError(error) && retriedStatuses.has(error.status),
    },
  },
})
