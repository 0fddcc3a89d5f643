import type { CountryData } from './location-data.ts';

export const netherlands: CountryData = {
  id: 'NL',
  dialCode: '+31',
  name: { tr: 'Hollanda', en: 'Netherlands' },
  states: [
    {
      id: 'DR',
      name: { tr: 'Drenthe', en: 'Drenthe' },
      cities: {
        Assen: ['Centrum', 'Kloosterveen', 'Marsdijk', 'Noorderpark', 'Peelo'],
        Emmen: ['Angelslo', 'Bargeres', 'Centrum', 'Emmerhout', 'Rietlanden'],
        Hoogeveen: ['Centrum', 'De Weide', 'Krakeel', 'Wolfsbos'],
        Meppel: ['Berggierslanden', 'Centrum', 'Haveltermade', 'Oosterboer'],
      },
    },
    {
      id: 'FL',
      name: { tr: 'Flevoland', en: 'Flevoland' },
      cities: {
        Almere: ['Buiten', 'Haven', 'Hout', 'Pampus', 'Poort', 'Stad'],
        Lelystad: ['Atolwijk', 'Boswijk', 'Centrum', 'Kustwijk', 'Zuiderzeewijk'],
        Dronten: ['Centrum', 'De Boeg', 'De Gilden'],
      },
    },
    {
      id: 'FR',
      name: { tr: 'Frizya', en: 'Friesland' },
      cities: {
        Leeuwarden: ['Bilgaard', 'Binnenstad', 'Camminghaburen', 'Oud-Oost', 'Zuiderburen'],
        Sneek: ['Binnenstad', 'Duinterpen', 'Lemmerweg', 'Tinga'],
        Heerenveen: ['Centrum', 'De Greiden', 'Nijehaske', 'Skoatterwâld'],
        Drachten: ['Centrum', 'De Bouwen', 'De Folgeren', 'De Venen'],
      },
    },
    {
      id: 'GE',
      name: { tr: 'Gelderland', en: 'Gelderland' },
      cities: {
        Arnhem: ['Centrum', 'Elden', 'Klarendal', 'Presikhaaf', 'Schuytgraaf', 'Sint Marten'],
        Nijmegen: ['Centrum', 'Dukenburg', 'Lent', 'Lindenholt', 'Nijmegen-Oost', 'Nijmegen-West'],
        Apeldoorn: ['Binnenstad', 'De Maten', 'Osseveld', 'Zevenhuizen', 'Zuid'],
        Ede: ['Centrum', 'De Burgen', 'Kernhem', 'Veldhuizen'],
      },
    },
    {
      id: 'GR',
      name: { tr: 'Groningen', en: 'Groningen' },
      cities: {
        Groningen: ['Binnenstad', 'Helpman', 'Korrewegwijk', 'Oosterpark', 'Oranjewijk', 'Paddepoel', 'Schildersbuurt'],
        Veendam: ['Centrum', 'Noord', 'Sorghvliet'],
        Stadskanaal: ['Centrum', 'Maarswold', 'Maarsveld'],
      },
    },
    {
      id: 'LI',
      name: { tr: 'Limburg', en: 'Limburg' },
      cities: {
        Maastricht: ['Binnenstad', 'Boschstraatkwartier', 'Céramique', 'Heer', 'Sint Pieter', 'Wyck'],
        Venlo: ['Blerick', 'Binnenstad', 'Tegelen', 'Venlo-Oost'],
        Heerlen: ['Centrum', 'Heerlerbaan', 'Hoensbroek', 'Welten'],
        Roermond: ['Binnenstad', 'Donderberg', 'Maasniel', 'Swalmen'],
      },
    },
    {
      id: 'NB',
      name: { tr: 'Kuzey Brabant', en: 'North Brabant' },
      cities: {
        Eindhoven: ['Centrum', 'Gestel', 'Meerhoven', 'Stratum', 'Strijp', 'Tongelre', 'Woensel'],
        Tilburg: ['Binnenstad', 'Oud-Noord', 'Reeshof', 'Zuid'],
        Breda: ['Belcrum', 'Binnenstad', 'Ginneken', 'Haagse Beemden', 'Princenhage'],
        "'s-Hertogenbosch": ['Binnenstad', 'De Groote Wielen', 'Maaspoort', 'Vught', 'Zuidoost'],
      },
    },
    {
      id: 'NH',
      name: { tr: 'Kuzey Hollanda', en: 'North Holland' },
      cities: {
        Amsterdam: [
          'Centrum',
          'De Pijp',
          'IJburg',
          'Jordaan',
          'Nieuw-West',
          'Noord',
          'Oost',
          'Oud-West',
          'Oud-Zuid',
          'Rivierenbuurt',
          'Westerpark',
          'Zuidas',
          'Zuidoost',
        ],
        Haarlem: ['Centrum', 'Haarlem-Noord', 'Kleverpark', 'Schalkwijk', 'Zuidwest'],
        Alkmaar: ['Binnenstad', 'De Mare', 'Overdie', 'Oudorp'],
        Hilversum: ['Centrum', 'Kerkelanden', 'Noord', 'Zuid'],
        Zaandam: ['Centrum', 'Kogerveld', 'Pelders- en Hoornseveld', 'Poelenburg', 'Westerwatering'],
      },
    },
    {
      id: 'OV',
      name: { tr: 'Overijssel', en: 'Overijssel' },
      cities: {
        Zwolle: ['Aa-landen', 'Assendorp', 'Binnenstad', 'Stadshagen', 'Zwolle-Zuid'],
        Enschede: ['Binnenstad', 'Glanerbrug', 'Roombeek', 'Stadsveld', 'Stroinkslanden'],
        Deventer: ['Binnenstad', 'Borgele', 'Colmschate', 'De Vijfhoek', 'Zandweerd'],
        Hengelo: ['Binnenstad', 'Groot Driene', 'Hasseler Es', 'Slangenbeek'],
      },
    },
    {
      id: 'UT',
      name: { tr: 'Utrecht', en: 'Utrecht' },
      cities: {
        Utrecht: [
          'Binnenstad',
          'Leidsche Rijn',
          'Lombok',
          'Oost',
          'Overvecht',
          'Vleuten-De Meern',
          'Wittevrouwen',
          'Zuilen',
        ],
        Amersfoort: ['Binnenstad', 'Kattenbroek', 'Leusderkwartier', 'Nieuwland', 'Vathorst'],
        Veenendaal: ['Centrum', 'Dragonder', 'Petenbos'],
        Zeist: ['Centrum', 'Den Dolder', 'Kerckebosch', 'Vollenhove'],
      },
    },
    {
      id: 'ZE',
      name: { tr: 'Zelanda', en: 'Zeeland' },
      cities: {
        Middelburg: ['Binnenstad', 'Dauwendaele', 'Griffioen', 'Zuid'],
        Vlissingen: ['Binnenstad', 'Oost-Souburg', 'Paauwenburg', 'West-Souburg'],
        Goes: ['Centrum', 'Goese Meer', 'Noordhoek', 'Overzuid'],
        Terneuzen: ['Binnenstad', 'Oudelandse Hoeve', 'Serlippens'],
      },
    },
    {
      id: 'ZH',
      name: { tr: 'Güney Hollanda', en: 'South Holland' },
      cities: {
        Rotterdam: [
          'Centrum',
          'Charlois',
          'Delfshaven',
          'Feijenoord',
          'Hillegersberg',
          'IJsselmonde',
          'Kralingen',
          'Noord',
          'Overschie',
        ],
        'The Hague': ['Bezuidenhout', 'Centrum', 'Escamp', 'Leidschenveen', 'Loosduinen', 'Scheveningen', 'Segbroek'],
        Leiden: ['Binnenstad', 'Bos- en Gasthuisdistrict', 'Merenwijk', 'Stevenshof'],
        Delft: ['Binnenstad', 'Hof van Delft', 'Tanthof', 'Voorhof', 'Wippolder'],
        Dordrecht: ['Binnenstad', 'Dubbeldam', 'Stadspolders', 'Sterrenburg'],
      },
    },
  ],
};
