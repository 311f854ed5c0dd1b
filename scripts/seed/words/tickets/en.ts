import type { SeedTickets } from './types'

const day = 24

/** What clients who write in English ask for. */
export const ticketsEn: SeedTickets = {
  demo: [
    {
      title: 'Checkout refuses every card since the update',
      description:
        '"Your payment could not be processed" for every card since about nine last night. We tried two browsers and a phone.\n\nWe take orders by telephone for now, but the weekend starts tomorrow.',
      priority: 'urgent',
      hoursAgo: 3,
      lines: [],
    },
    {
      title: 'Booking form shows the wrong dock in Spanish',
      description:
        'A customer from Kissimmee booked an engine service in Spanish and the confirmation sent him to the Titusville dock. In English it works.',
      priority: 'high',
      hoursAgo: 4 * day,
      lines: [
        { after: 13, by: 'team', to: 'in_progress' },
        {
          after: 0.1,
          by: 'team',
          says: 'Thank you, Peter. The Spanish page kept the dock of the last visit. We have turned the Spanish form off for Kissimmee until noon, so nobody else is sent to the wrong place.\n\nI called the customer at 8:00 and moved his visit. He is fine with Thursday at 3:30 PM.',
        },
        {
          after: 0.2,
          by: 'team',
          notes:
            'The dock is kept in a cookie without the language. Look for the same mistake in the quote form.',
        },
        {
          after: 1.2,
          by: 'client',
          says: 'Perfect. Please tell me when it is back, the front desk is writing them down on paper.',
        },
        {
          after: 26,
          by: 'team',
          says: 'It is back. We booked one test visit for each dock in both languages, and all four arrived at the right desk.',
        },
      ],
    },
    {
      title: 'Add the winter hours to the site and the map',
      description:
        'From December 1 we close at 4 PM on weekdays and stay closed on Sundays. Please change the site, the map listing and the voicemail text.',
      priority: 'medium',
      hoursAgo: 8 * day,
      lines: [
        {
          after: 6,
          by: 'team',
          says: 'Scheduled for December 1 at midnight on the site and on the map. The voicemail text is in the shared folder for you to record.',
        },
        { after: 3, by: 'client', says: 'Recorded and uploaded. That was quick, thank you.' },
        { after: 18, by: 'team', to: 'resolved' },
      ],
    },
    {
      title: 'Monthly report: where do the phone calls come from?',
      description:
        'The report counts 64 calls in October. Can you split them by ad, map and website? Our accountant asks what the ads bring.',
      priority: 'medium',
      hoursAgo: 15 * day,
      lines: [
        {
          after: 20,
          by: 'admin',
          says: 'Yes. For October: 29 from the map, 21 from ads, 14 from the site. From November on the report has this table, with the cost per call beside it.',
        },
        { after: 0.1, by: 'admin', to: 'resolved' },
        {
          after: 50,
          by: 'client',
          says: 'One more thing: can the table also say which calls were answered?',
        },
        { after: 0.01, by: 'client', to: 'open' },
        {
          after: 5,
          by: 'team',
          notes: 'The phone provider gives this only on the larger plan. Ask before promising.',
        },
      ],
    },
    {
      title: 'Old catalog still shows up in search results',
      description:
        'Searching our name brings up the 2023 catalog as the second result. It should be gone, the prices are two years old.',
      priority: 'low',
      hoursAgo: 40 * day,
      lines: [
        {
          after: 9,
          by: 'team',
          says: 'The file is gone and its address now leads to the current catalog. Search engines usually follow within two weeks.',
        },
        { after: 0.1, by: 'team', to: 'resolved' },
        { after: 14 * day, by: 'team', to: 'closed' },
      ],
    },
  ],
  others: [
    {
      title: 'Ads account was suspended overnight',
      description:
        'The message says policy violation, but nothing changed in two weeks. The spring campaign starts on Monday.',
      priority: 'urgent',
      hoursAgo: 9,
      lines: [{ after: 0.7, by: 'team', to: 'in_progress' }],
    },
    {
      title: 'Add our new branch in Winter Garden',
      description:
        'Address, hours and the team photo are in the shared folder. We open on the first of next month.',
      priority: 'medium',
      hoursAgo: 10 * day,
      lines: [
        {
          after: 7,
          by: 'team',
          says: 'The page of the branch is ready as a draft. We publish it the evening before you open.',
        },
        {
          after: 4,
          by: 'client',
          says: 'Looks great. Please use the second photo, the first one shows the old sign.',
        },
        { after: 16, by: 'team', to: 'resolved' },
      ],
    },
    {
      title: 'The contact form asks for a fax number',
      description: 'Nobody has sent us a fax since 2011. Can that field go?',
      priority: 'low',
      hoursAgo: 22 * day,
      lines: [
        { after: 3, by: 'team', says: 'It is gone.' },
        { after: 0.1, by: 'team', to: 'resolved' },
        { after: 4 * day, by: 'team', to: 'closed' },
      ],
    },
    {
      title: 'Photos on the menu page load slowly',
      description:
        'On a phone outside the restaurant the menu takes ten seconds before the pictures are there.',
      priority: 'high',
      hoursAgo: 30,
      lines: [],
    },
  ],
}
