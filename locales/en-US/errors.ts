export const errors = {
  notFound: 'This page could not be found',
  notFoundText: 'The address may have changed, or the page is not there any more.',
  broken: 'Something went wrong on our side',
  brokenText: 'The error has been recorded. Please try again in a moment.',
  back: 'Back to the home page',
  last: 'An error occurred while showing the error page',
  api: {
    unauthorized: 'The token is missing or wrong',
    tags: 'Name one or more tags: {{tags}}',
    notFound: 'There is nothing at this address.',
    json: 'The request is not valid JSON.',
    tooLarge: 'The message is larger than 64 KiB. Please shorten it.',
    type: 'Please send JSON or an HTML form.',
    tooMany:
      'That was a lot of messages in one minute. What you typed is still here; please send it again in a minute.',
    invalid: 'Please check the marked fields.',
    internal: 'Something went wrong on our side. Please try again.',
  },
} as const
