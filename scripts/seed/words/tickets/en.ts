import type { SeedTickets } from './types'

const day = 24

export const ticketsEn: SeedTickets = {
  demo: [
    {
      title: 'Online deposits fail for every card since the update',
      description:
        'The booking page says “Your payment could not be processed” for every card, since about nine last night. We tried two browsers and a phone.\n\nWe’re taking deposits by phone for now, but that won’t work on a Saturday.',
      priority: 'urgent',
      hoursAgo: 3,
      lines: [],
    },
    {
      title: 'Booking form shows the wrong store in Spanish',
      description:
        'A customer booked an engine service at the Sarasota store in Spanish, and the confirmation sent him to Venice. It works in English.',
      priority: 'high',
      hoursAgo: 4 * day,
      lines: [
        { after: 13, by: 'team', to: 'in_progress' },
        {
          after: 0.1,
          by: 'team',
          says: 'Thank you, Peter. The Spanish page kept the store from the last visit. We’ve turned off the Spanish form until noon, so nobody else gets sent to the wrong place.\n\nI called the customer at 8 AM and moved his visit. He’s fine with Thursday at 3:30 PM.',
        },
        {
          after: 0.2,
          by: 'team',
          notes:
            'The store is kept in a cookie without the language. Look for the same mistake in the quote form.',
        },
        {
          after: 1.2,
          by: 'client',
          says: 'Perfect. Please tell me when it’s back. The counter is writing bookings down on paper.',
        },
        {
          after: 26,
          by: 'team',
          says: 'It’s back. We booked one test visit at each store in both languages, and all four reached the right counter.',
        },
      ],
    },
    {
      title: 'Add the winter hours to the site and the map',
      description:
        'From the first of next month, we close at 4 PM on weekdays and stay closed on Sundays. Please change the site, the map listing, and the voicemail text.',
      priority: 'medium',
      hoursAgo: 8 * day,
      lines: [
        {
          after: 6,
          by: 'team',
          says: 'Scheduled for midnight on the first, on the site and on the map. The voicemail text is in the shared folder for you to record.',
        },
        { after: 3, by: 'client', says: 'Recorded and uploaded. That was quick, thank you.' },
        { after: 18, by: 'team', to: 'resolved' },
      ],
    },
    {
      title: 'Monthly report: where do the phone calls come from?',
      description:
        'The report shows 64 calls last month. Can you split them by ad, map, and website? Our accountant wants to know what the ads bring in.',
      priority: 'medium',
      hoursAgo: 15 * day,
      lines: [
        {
          after: 20,
          by: 'admin',
          says: 'Yes. Last month: 29 from the map, 21 from ads, 14 from the site. Starting with the next report, you’ll get this table, with the cost per call next to it.',
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
        'When you search for our name, the second result is an old catalog. It should be gone. The prices are two years old.',
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
        'Address, hours, and the team photo are in the shared folder. We open on the first of next month.',
      priority: 'medium',
      hoursAgo: 10 * day,
      lines: [
        {
          after: 7,
          by: 'team',
          says: 'The page for the branch is ready as a draft. We’ll publish it the evening before you open.',
        },
        {
          after: 4,
          by: 'client',
          says: 'Looks great. Please use the second photo; the first one shows the old sign.',
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
        { after: 3, by: 'team', says: 'It’s gone.' },
        { after: 0.1, by: 'team', to: 'resolved' },
        { after: 4 * day, by: 'team', to: 'closed' },
      ],
    },
    {
      title: 'Photos on the menu page load slowly',
      description: 'On a phone outside the restaurant, the menu takes ten seconds to show the pictures.',
      priority: 'high',
      hoursAgo: 30,
      lines: [],
    },
  ],
}
